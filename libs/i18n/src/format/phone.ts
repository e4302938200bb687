const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^\+55([1-9]\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3'],
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'],
  [/^([1-9]\d)(\d{4,5})(\d{4})$/, '($1) $2-$3'],
]

/**
 * A phone number for reading: E.164 of Brazil and North America, and Brazilian national digits (area code first), are
 * grouped as people there write them; any other is returned as it came.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s().-]/g, '')
  const shape = SHAPES.find(([pattern]) => pattern.test(digits))
  return shape ? digits.replace(shape[0], shape[1]) : phone
}
