import AjvCompiler from '@fastify/ajv-compiler'

/** ajv's fault as Fastify passes it on. */
type Fault = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string }
type Check = { (value: unknown): boolean; errors?: Fault[] | null }
type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}
type Route = { method: string; url: string; httpPart: string; schema?: unknown }

/** One for the process: servers with the same shared schemas and options have the same compiler. */
const fromPool = AjvCompiler()
/** Of each compiler, by content: many routes take the same parameters, and build their schemas when they are registered. */
const compiled = new WeakMap<object, Map<string, Check>>()

/**
 * Fastify's compiler of request schemas. It stops at the first fault: a length is checked before a pattern runs, and a
 * hostile body is not searched to its end. For the portal's forms, a refused body is then checked field by field, each
 * up to its first fault: the schema bounds the number of faults, never the request. A schema is compiled with the first
 * request that it checks, since a server has hundreds and starts without them a third sooner, and once for all routes and
 * servers that check alike.
 */
export function requestValidation(): ReturnType<typeof AjvCompiler> {
  return (schemas, options) => {
    const build = fromPool(schemas, options) as unknown as (route: Route) => Check
    const known = compiled.get(build) ?? new Map<string, Check>()
    compiled.set(build, known)
    const compile = (route: Route): Check => {
      const content = JSON.stringify(route.schema)
      const check = known.get(content) ?? whenFirstUsed(() => build(route))
      known.set(content, check)
      return check
    }
    const compileByField = (route: Route): Check => {
      const whole = compile(route)
      if (route.httpPart !== 'body') return whole
      let faultsOf: FaultsOf | undefined
      const check: Check = (body) => {
        if (whole(body)) return true
        // compiled at the first refusal: most routes never need it
        faultsOf ??= byField(route.schema as Schema, (schema) => compile({ ...route, schema }))
        const found = faultsOf(body, '')
        check.errors = found.length > 0 ? found : (whole.errors ?? [])
        return false
      }
      return check
    }
    return compileByField as unknown as ReturnType<ReturnType<typeof AjvCompiler>>
  }
}

function whenFirstUsed(compile: () => Check): Check {
  let compiled: Check | undefined
  const check: Check = (value) => {
    compiled ??= compile()
    const isValid = compiled(value)
    check.errors = compiled.errors
    return isValid
  }
  return check
}

type FaultsOf = (value: unknown, path: string) => Fault[]

/** At most one fault for each field of a schema, also of the objects in it. */
function byField(schema: Schema, compile: (schema: Schema) => Check): FaultsOf {
  const fields = objectSchema(schema)
  if (!fields) return firstFault(compile(schema))
  const { properties = {}, required = [] } = fields
  const parts = Object.entries(properties).map(([name, part]) => [name, byField(part, compile)] as const)
  const whole = firstFault(compile(schema))
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole(value, path)
    return parts.flatMap(([name, faultsOf]) => {
      if (Object.hasOwn(value, name)) return faultsOf((value as Record<string, unknown>)[name], `${path}/${name}`)
      return required.includes(name) ? [missing(path, name)] : []
    })
  }
}

/** The schema itself, or its object alternative where it may be null. */
const objectSchema = (schema: Schema): Schema | undefined =>
  schema.properties ? schema : schema.anyOf?.find(({ properties }) => properties)

const firstFault =
  (check: Check): FaultsOf =>
  (value, path) => {
    const [fault] = check(value) ? [] : (check.errors ?? [])
    return fault ? [{ ...fault, instancePath: `${path}${fault.instancePath}` }] : []
  }

const missing = (instancePath: string, missingProperty: string): Fault => ({
  instancePath,
  keyword: 'required',
  params: { missingProperty },
  message: `must have required property '${missingProperty}'`,
})
