import { getIn } from 'formik'
import { expect, it } from 'vitest'

// lodash knows quoted names, which no form of ours has
it('tests run formik with the functions that the portal’s client has in place of lodash', () => {
  expect(getIn({ address: { city: 'Santos' } }, 'address.city')).toBe('Santos')
  expect(getIn({ address: { city: 'Santos' } }, 'address["city"]')).toBeUndefined()
})
