import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DottedLine } from './dotted-line.tsx'

const textOf = (facts: Parameters<typeof DottedLine>[0]['facts']) =>
  render(<DottedLine facts={facts} />).container.textContent

it('DottedLine reads and copies as one line, with dots between the given facts', () => {
  expect(textOf(['sábado, 19h', 'Templo', 'ao vivo'])).toBe('sábado, 19h · Templo · ao vivo')
  expect(textOf([undefined, 'Templo', '', false, null])).toBe('Templo')
})
