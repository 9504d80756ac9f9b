const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file and not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'a file of this name exists already',
  ENOTEMPTY: 'the folder is not empty',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk failed',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_STRING_TOO_LONG: 'it is too large',
  EADDRINUSE: 'another program listens on it',
  EADDRNOTAVAIL: 'this machine does not have the address',
}

/** Describes an error of the operating system in plain words. */
export function systemProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return WORDS[systemCode(error) ?? ''] ?? withoutCall(error)
}

/** Returns the system's code of an error, such as `ENOENT`. Returns null for other errors. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Returns whether a message is about a full disk or quota. */
export function reportsFullDisk(message: string): boolean {
  return ['ENOSPC', 'EDQUOT'].some((code) => message.endsWith(WORDS[code] ?? code))
}

// Removes code, call and path from a message such as `EBUSY: resource busy or locked, open '/path'`.
function withoutCall(error: Error): string {
  if (!('syscall' in error)) return error.message
  return error.message.replace(/^E[A-Z0-9]+: /, '').replace(/, [a-z]+(?: '.*)?$/, '')
}
