import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOfType, sizeOf, typesText } from './file-rules.ts'
import { y } from './schema.ts'

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type })

/** Replaces the browser's image decoder, which jsdom lacks. */
const decodeAs = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async (source: File) => {
    if (!source.type.startsWith('image/')) throw new DOMException('not decodable')
    return { width, height, close: () => undefined }
  })

afterEach(() => vi.unstubAllGlobals())

describe('file rules', () => {
  it('reject a file above the maximum size', async () => {
    expect(
      await y
        .file()
        .fileSize(10)
        .isValid(file('a.txt', 'text/plain', 10)),
    ).toBe(true)
    await expect(
      y
        .file()
        .fileSize(10)
        .validate(file('a.txt', 'text/plain', 11)),
    ).rejects.toThrow('fileSize')
  })

  it('reject a file of another type', async () => {
    const rule = y.file().fileType('image/png', '.pdf')
    expect(await rule.isValid(file('a.PDF', ''))).toBe(true)
    await expect(rule.validate(file('a.exe', 'application/x-msdownload'))).rejects.toThrow('fileType')
    expect(isOfType(file('a', 'image/webp'), ['image/*'])).toBe(true)
    expect(isOfType(file('a', 'imagex/webp'), ['image/*'])).toBe(false)
  })

  it('accept pictures but no SVG, which may contain scripts', async () => {
    expect(await y.file().image().isValid(file('a.jpg', 'image/jpeg'))).toBe(true)
    await expect(y.file().image().validate(file('a.svg', 'image/svg+xml'))).rejects.toThrow('image')
  })

  it('check the pixel dimensions of a picture', async () => {
    decodeAs(200, 100)
    expect(await y.file().dimensions(200, 100).isValid(file('a.png', 'image/png'))).toBe(true)
    await expect(y.file().dimensions(100, 200).validate(file('a.png', 'image/png'))).rejects.toThrow('dimensions')
    await expect(y.file().dimensions(200, 100).validate(file('a.txt', 'text/plain'))).rejects.toThrow('dimensions')
  })

  it('accept no file and reject other values', async () => {
    expect(await y.file().image().fileSize(1).isValid(null)).toBe(true)
    expect(await y.file().isValid('a.png')).toBe(false)
    await expect(y.file().required().validate(null)).rejects.toThrow('required')
  })

  it('print their limits for people', () => {
    expect(sizeOf(2_000_000)).toEqual([2, 'MB'])
    expect(sizeOf(1_540_000)).toEqual([1.5, 'MB'])
    expect(sizeOf(1)).toEqual([1, 'kB'])
    expect(typesText(['image/jpeg', '.pdf'])).toBe('JPEG, PDF')
  })
})
