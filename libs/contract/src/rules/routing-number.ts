/**
 * Whether nine digits are a routing number of a bank in the United States: with weights 3, 7, 1 their sum is a multiple
 * of ten.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0{9}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0)
  return sum % 10 === 0
}
