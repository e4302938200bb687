import { addMethod, mixed } from 'yup'

/** Pictures that browsers draw; SVG is left out, since it can hold scripts. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/**
 * Whether a file is of one of the types: MIME (`image/png`, `image/*`) or extension (`.pdf`). The server checks the
 * content.
 */
export const isOfType = (file: File, types: readonly string[]): boolean =>
  types.some((type) =>
    type.startsWith('.')
      ? file.name.toLowerCase().endsWith(type.toLowerCase())
      : type.endsWith('/*')
        ? file.type.startsWith(type.slice(0, -1))
        : file.type === type,
  )

/** 2 and `MB`, 1.5 and `MB`: decimal units, as file managers count. */
export const sizeOf = (bytes: number): [amount: number, unit: string] =>
  bytes >= 1_000_000 ? [Math.round(bytes / 100_000) / 10, 'MB'] : [Math.ceil(bytes / 1000), 'kB']

/** Readable names of types: `image/jpeg` is JPEG, `.pdf` is PDF. */
export const typesText = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^.*[/.]/, '').toUpperCase()).join(', ')

async function hasDimensions(file: File, width: number, height: number): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file)
    const fits = bitmap.width === width && bitmap.height === height
    bitmap.close()
    return fits
  } catch {
    return false // a file that can't be decoded has no dimensions
  }
}

const fileTest = (
  name: string,
  passes: (file: File) => boolean | Promise<boolean>,
  params: Record<string, unknown> = {},
) => ({
  name,
  message: name,
  params,
  test: (value: unknown) => !(value instanceof File) || passes(value),
})

/** Adds the file rules to yup's mixed schemas; `file()` rejects other values. */
export function registerFileRules(): void {
  addMethod(mixed, 'fileSize', function (maxBytes: number) {
    // limits are whole numbers, which every language writes the same
    return this.test(fileTest('fileSize', ({ size }) => size <= maxBytes, { size: sizeOf(maxBytes).join(' ') }))
  })
  addMethod(mixed, 'fileType', function (...types: string[]) {
    return this.test(fileTest('fileType', (file) => isOfType(file, types), { types: typesText(types) }))
  })
  addMethod(mixed, 'image', function () {
    return this.test(fileTest('image', (file) => isOfType(file, IMAGE_TYPES)))
  })
  addMethod(mixed, 'dimensions', function (width: number, height: number) {
    return this.test(fileTest('dimensions', (file) => hasDimensions(file, width, height), { width, height }))
  })
}
