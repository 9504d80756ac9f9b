/** Problems of a file or folder that a person names, in words. */

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file and not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'the file exists already',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
}

/** Returns what went wrong with a file, without the words of the operating system where there are plainer ones. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const words = typeof code === 'string' ? WORDS[code] : undefined
  return words ?? (error instanceof Error ? error.message : String(error))
}
