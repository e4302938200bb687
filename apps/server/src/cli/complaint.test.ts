import { describe, expect, it } from 'vitest'
import { complaint } from './complaint.ts'

const failed = (code: string, message: string) => Object.assign(new Error(`${code}: ${message}`), { code })

describe('what a command prints of an error of the file system', () => {
  it.each([
    ['EACCES', "permission denied, mkdir '/opt/atrio/copies'"],
    ['EPERM', "operation not permitted, open '/srv/copy/manifest.json'"],
    ['EROFS', "read-only file system, mkdir '/usr/copies'"],
  ])('says that it may not write there, and to name another place (%s)', (code, message) =>
    expect(complaint(failed(code, message))).toBe(
      `Not permitted here: ${code}: ${message}\nName a place that the user of this command may use.`,
    ),
  )

  it('says that the disk is full', () =>
    expect(complaint(failed('ENOSPC', 'no space left on device, write'))).toBe(
      'The disk is full: ENOSPC: no space left on device, write',
    ))

  it('keeps the stack of all others', () =>
    expect(complaint(failed('EBADF', 'bad file descriptor, read'))).toContain('complaint.test.ts'))
})
