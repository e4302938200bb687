/** Narrow (0) and wide (1) elements of each digit, interleaved two of five: two wide ones in five. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE = 3
const START = [1, 1, 1, 1]
const STOP = [WIDE, 1, 1]

/**
 * Widths of bars and gaps in turn, the first a bar, in narrow elements. Of each pair of digits the first is drawn in
 * bars, the second in the gaps between them.
 * @param digits an even number of them
 */
export function itfWidths(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? []
  const drawn = pairs.flatMap((pair) => {
    const [bars = '', gaps = ''] = [...pair].map((digit) => DIGITS[Number(digit)] ?? '')
    return [...bars].flatMap((bar, index) => [bar, gaps[index]]).map((element) => (element === '1' ? WIDE : 1))
  })
  return [...START, ...drawn, ...STOP]
}
