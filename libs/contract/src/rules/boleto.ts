/** Which of a digit's five elements are wide (Interleaved 2 of 5). */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE_UNITS = 3

/** Bars from the left, in units of a narrow element. */
export type Bars = { width: number; bars: { x: number; width: number }[] }

/**
 * The bars of a boleto (Interleaved 2 of 5): two digits at a time, one in the bars, one in the spaces between them.
 * Undefined unless the text is an even number of digits.
 */
export function itfBars(digits: string): Bars | undefined {
  if (!/^(\d\d)+$/.test(digits)) return undefined
  const elements = [1, 1, 1, 1] // start: narrow bar, space, bar, space
  for (const [first, second] of digits.match(/\d\d/g)!.map((pair) => [WIDE[Number(pair[0])]!, WIDE[Number(pair[1])]!]))
    for (let at = 0; at < 5; at++)
      elements.push(...[first![at], second![at]].map((wide) => (wide === '1' ? WIDE_UNITS : 1)))
  elements.push(WIDE_UNITS, 1, 1) // end: wide bar, space, narrow bar
  const bars: Bars['bars'] = []
  let x = 0
  elements.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, width })
    x += width
  })
  return { width: x, bars }
}

/** A boleto's digitable line as it is printed: 00000.00000 00000.000000 00000.000000 0 00000000000000. */
export const boletoLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
