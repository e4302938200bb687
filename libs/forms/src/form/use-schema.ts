import { useEffect, useRef, useState } from 'react'
import type { FormSchema } from '../rules/validate.ts'

/** Fetches a schema, with yup, when a form is first touched: `() => import('./x.schema.ts').then((m) => m.schema)`. */
export type SchemaLoader = () => Promise<FormSchema>

/**
 * The schema of a form, at hand or fetched once it is asked for. `known` is the one that values were last held to;
 * `trouble` is there while it could not be fetched.
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

  /** Fetches it, unless it is there or on its way; rejects where that fails, and then the next call tries again. */
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
    /** Nobody has asked for it yet, or in vain. */
    unasked: () => typeof given === 'function' && asked.current === undefined,
    /** Values were held to this one. */
    settle: (schema: FormSchema) => {
      if (mounted.current && typeof given === 'function') setFetched(schema)
    },
  }
}
