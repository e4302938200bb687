import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Factory = ReturnType<typeof SerializerSelector>
type Compiler = ReturnType<Factory>
type Serializer = ReturnType<Compiler>

const build: Factory = SerializerSelector()
/** By the shared schemas that a route's schema may refer to. */
const compiled = new Map<string, WeakMap<object, Serializer>>()

/**
 * Fastify's compiler of response schemas. It compiles a schema with the first answer that has it, since a server has
 * hundreds and starts without them a third sooner, and once per process: routes share most of theirs, such as the answer
 * of a fault, and so do the servers of a test run.
 */
export const responseSerialization: Factory = (sharedSchemas, options) => {
  const compile = build(sharedSchemas, options)
  const shared = JSON.stringify(sharedSchemas)
  const known = compiled.get(shared) ?? new WeakMap<object, Serializer>()
  compiled.set(shared, known)
  return (route) => {
    const schema = route.schema as object
    const serializer = known.get(schema) ?? whenFirstUsed(() => compile(route))
    known.set(schema, serializer)
    return serializer
  }
}

function whenFirstUsed(compile: () => Serializer): Serializer {
  let compiled: Serializer | undefined
  return (answer) => (compiled ??= compile())(answer)
}
