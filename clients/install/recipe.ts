/** Defines how the library of a language is installed and how its program is started. */

/** Thrown if the library of a language cannot be installed. The message contains the reason and how to fix it. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}

/** The arguments of {@link InstallRecipe.install}. */
export type InstallContext = {
  /** The folder with the source of the client program. The installation only reads this folder. */
  readonly sourceFolder: string
  /** An empty folder for the installation. The caller renames this folder afterwards. */
  readonly folder: string
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

/** The command line that starts a client program. */
export type StartLine = { readonly command: string; readonly args: readonly string[] }

/** How to install the library of a language. All members throw InstallError. */
export type InstallRecipe = {
  readonly libraryName: string
  /** Returns the version of the toolchain. Each version needs its own installation of the library. */
  readonly toolchain: () => Promise<string>
  readonly install: (context: InstallContext) => Promise<void>
  /** Returns the command that starts the client program in `folder`. */
  readonly start: (folder: string) => StartLine
}
