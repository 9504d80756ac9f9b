/** The shape of how the library of a language is installed and its program started. */

/** What installing a library needs. */
export type InstallContext = {
  /** Where the sources of the program are. They are not changed. */
  readonly sourceFolder: string
  /** An empty folder, which gets its final name when all is done. */
  readonly folder: string
  /** Takes a line now and then. */
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal
}

/** How a program is started. */
export type StartLine = { readonly command: string; readonly args: readonly string[] }

/** How the library of a language is installed. All of these throw InstallError. */
export type Recipe = {
  /** What is installed, in words. */
  readonly holds: string
  /** The version of the toolchain; what is installed by another one is installed anew. */
  readonly toolchain: () => Promise<string>
  readonly install: (context: InstallContext) => Promise<void>
  /** How the program in `folder` is started. */
  readonly start: (folder: string) => StartLine
}
