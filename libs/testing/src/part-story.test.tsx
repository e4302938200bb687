import { ApiError } from '@atrio/api-client'
import { expect, it } from 'vitest'
import { partsOf } from './part-story.tsx'

const Refused = ({ error }: { error: ApiError; draft: object }) => <p>{error.message}</p>

it('an error among the properties of a part has no control, which would have to copy it', () => {
  const error = new ApiError('no', { kind: 'refused', status: 409, code: 'SAMPLE_001' })
  const messages = async () => ({})
  const feature = { id: 'sample', messages: { 'pt-BR': messages, en: messages, es: messages } }
  const { argTypes } = partsOf(feature)(Refused, { error, draft: { tickets: 2 } })
  expect(argTypes).toEqual({ error: { control: false } })
})
