import path from 'node:path'
import fc from 'fast-check'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { cloneDeep, isEqual, merge } from './form-values.ts'
import { leanPackages } from './lean-packages.ts'

const forms = path.resolve(import.meta.dirname, '../../../libs/forms/src')
const ENTRY = path.join(forms, 'entry.js')

const entry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (source) => (source === 'entry' ? ENTRY : null),
  load: (id) => (id === ENTRY ? code : null),
})

/** Some code as the portal's client has it. */
async function bundled(code: string, plugins: Plugin[] = []): Promise<string> {
  const built = (await build({
    root: forms,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry(code), ...plugins],
    build: { write: false, minify: true, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return built.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
const run = async (code: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Formik

type Formik = {
  getIn: (values: unknown, name: string) => unknown
  setIn: (values: unknown, name: string, value: unknown) => unknown
  isEqual: (one: unknown, other: unknown) => boolean
}
const FORMIK = `export { getIn, setIn, useFormik } from 'formik'`
const COMPARE = `export { default as isEqual } from 'react-fast-compare'`
const AXIOS = `export { default as axios } from 'axios'`

describe('leanPackages', () => {
  let whole: Formik
  let lean: Formik
  let sizes: { whole: number; lean: number }
  beforeAll(async () => {
    const uses = [FORMIK, COMPARE, AXIOS].join('\n')
    const [before, after] = [await bundled(uses), await bundled(uses, [leanPackages()])]
    sizes = { whole: before.length, lean: after.length }
    whole = await run(before)
    lean = await run(after)
  })

  it('makes the packages smaller', () => expect(sizes.lean).toBeLessThan(sizes.whole - 27_900))

  const key = fc.constantFrom('name', 'address', 'city', 'guests', '0', '1')
  const name = fc
    .array(key, { minLength: 1, maxLength: 4 })
    .chain((keys) =>
      fc.constantFrom(
        keys.join('.'),
        keys.map((one, at) => (/\d/.test(one) && at > 0 ? `[${one}]` : `${at > 0 ? '.' : ''}${one}`)).join(''),
      ),
    )
  const { values } = fc.letrec((tie) => ({
    values: fc.oneof(
      { maxDepth: 3 },
      fc.dictionary(key, tie('item'), { noNullPrototype: true }),
      fc.array(tie('item'), { maxLength: 3 }),
    ),
    item: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant(undefined),
      tie('values'),
    ),
  }))

  it('read and write form values like the originals', () => {
    fc.assert(
      fc.property(values, name, fc.option(fc.string(), { nil: undefined }), (all, at, value) => {
        const before = structuredClone(all)
        expect(lean.getIn(all, at)).toEqual(whole.getIn(all, at))
        expect(lean.setIn(all, at, value)).toStrictEqual(whole.setIn(all, at, value))
        expect(all).toStrictEqual(before)
      }),
    )
  })

  it('detect changes like the originals', () => {
    fc.assert(
      fc.property(values, name, fc.string(), (all, at, value) => {
        const changed = whole.setIn(all, at, value)
        expect(isEqual(all, structuredClone(all))).toBe(true)
        expect(isEqual(all, changed)).toBe(whole.isEqual(all, changed))
        expect(isEqual(changed, all)).toBe(whole.isEqual(changed, all))
      }),
    )
  })

  it('fails the build when a package has moved the replaced module', async () => {
    await expect(bundled(FORMIK, [leanPackages()])).rejects.toThrow(/have moved .*fetch/)
  })
})

it('copies initial values but keeps a file’s identity', () => {
  const file = new Blob(['x'])
  const given = { name: 'Ana', guests: [{ name: 'Rui' }], file }
  const copy = cloneDeep(given)
  expect(copy).toStrictEqual(given)
  expect(copy.guests[0]).not.toBe(given.guests[0])
  expect(copy.file).toBe(file)
})

it('two dates are equal when they are the same moment', () => {
  const form = (date: string) => ({ name: 'Ana', born: new Date(date) })
  expect(isEqual(form('1990-05-01'), form('1990-05-01'))).toBe(true)
  expect(isEqual(form('1990-05-01'), form('1990-05-02'))).toBe(false)
  expect(isEqual(new Date('none'), new Date('none'))).toBe(true)
  expect(isEqual(new Date(0), 0)).toBe(false)
})

it('what several checks find is merged all the way down, and no check’s own answer is changed', () => {
  const one = { address: { city: 'Required' }, guests: [{ name: 'Required' }, undefined] }
  const other = { address: { street: 'Too long' }, guests: [undefined, { name: 'Too short' }], name: undefined }
  const before = structuredClone(one)
  expect(merge.all([one, {}, other])).toStrictEqual({
    address: { city: 'Required', street: 'Too long' },
    guests: [{ name: 'Required' }, { name: 'Too short' }],
    name: undefined,
  })
  expect(one).toStrictEqual(before)
})
