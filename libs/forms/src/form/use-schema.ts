import { useEffect, useRef, useState } from 'react'
import type { FormSchema } from '../rules/validate.ts'

/** Loads a schema, with yup, when a form is first touched: `() => import('./x.schema.ts').then((m) => m.schema)`. */
export type SchemaLoader = () => Promise<FormSchema>

/**
 * The schema of a form, given or loaded on demand. `known` is the one that values were last validated with; `trouble`
 * is set while it fails to load.
 */
export function useSchema(given: FormSchema | SchemaLoader) {
  const asked = useRef<{ by: SchemaLoader; schema: Promise<FormSchema> }>(undefined)
  const mounted = useRef(false)
  const [fetched, setFetched] = useState<FormSchema>()
  const [trouble, setTrouble] = useState<{ busy: boolean }>()
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])

  /** Loads it once; rejects on a failure, after which the next call tries again. */
  const ask = (): Promise<FormSchema> => {
    if (typeof given !== 'function') return Promise.resolve(given)
    if (asked.current?.by === given) return asked.current.schema
    const schema = given()
    asked.current = { by: given, schema }
    setTrouble((before) => before && { busy: true })
    const end = (failed: boolean) => {
      if (failed && asked.current?.schema === schema) asked.current = undefined
      if (mounted.current) setTrouble(failed ? { busy: false } : undefined)
    }
    schema.then(
      () => end(false),
      () => end(true),
    )
    return schema
  }

  return {
    known: typeof given === 'function' ? fetched : given,
    trouble,
    ask,
    /** Whether it was never requested, or failed to load. */
    unasked: () => typeof given === 'function' && asked.current === undefined,
    /** Records the schema that values were validated with. */
    settle: (schema: FormSchema) => {
      if (mounted.current && typeof given === 'function') setFetched(schema)
    },
  }
}
