/** The shape of how the library of a language is installed and its program started. */

/** The environment of an installation. */
export type InstallContext = {
  /** The folder with the sources of the program. They are not changed. */
  readonly sourceFolder: string
  /** An empty folder, which gets its final name when all is done. */
  readonly folder: string
  /** Takes a line now and then. */
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal
}

/** The command line of a program. */
export type StartLine = { readonly command: string; readonly args: readonly string[] }

/** The installation of the library of a language. All of these throw InstallError. */
export type InstallRecipe = {
  /** The installed library, in words. */
  readonly holds: string
  /** The version of the toolchain; what is installed by another one is installed anew. */
  readonly toolchain: () => Promise<string>
  readonly install: (context: InstallContext) => Promise<void>
  /** Returns the command line of the program in `folder`. */
  readonly start: (folder: string) => StartLine
}
