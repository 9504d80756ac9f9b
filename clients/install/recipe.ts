/** Defines how the library of a language is installed and how its program is started. */

/** The parameters of an installation. */
export type InstallContext = {
  /** The folder with the sources of the program, which is only read. */
  readonly sourceFolder: string
  /** The empty target folder. It is renamed to its final name after the installation. */
  readonly folder: string
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal
}

/** The command line that starts a client program. */
export type StartLine = { readonly command: string; readonly args: readonly string[] }

/** How to install the library of a language. All functions throw InstallError. */
export type InstallRecipe = {
  /** The display name of the library. */
  readonly libraryName: string
  /** Returns the version of the toolchain. A new version causes a new installation. */
  readonly toolchain: () => Promise<string>
  readonly install: (context: InstallContext) => Promise<void>
  /** Returns the command line of the program in `folder`. */
  readonly start: (folder: string) => StartLine
}
