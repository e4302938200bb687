import type { Rule, Scope } from 'eslint'

/** A node of the tree, with the parts that are looked at; TypeScript's kinds have no types in ESLint. */
interface Node {
  type: string
  name?: string
  operator?: string
  computed?: boolean
  properties?: Node[]
  arguments?: Node[]
  params?: Node[]
  argument?: Node
  body?: Node
  callee?: Node
  consequent?: Node
  alternate?: Node
  expression?: Node
  init?: Node
  id?: Node
  key?: Node
  left?: Node
  object?: Node
  property?: Node
  right?: Node
  value?: Node
}

/** What a request sends, as Fastify names it. */
const SENT = /^(body|query|params)$/
/** The same in a parameter; `payload` is what was decoded of it. */
const SENT_PARAMETER = /^(body|query|params|payload)$/

const isCallOf = ({ callee }: Node, object: string, property: string) =>
  callee?.object?.name === object && callee.property?.name === property

/** The key by which a pattern takes a name out of an object; `…` where it takes all that is left. */
function keyOf(pattern: Node, name: string): string | undefined {
  for (const part of pattern.properties ?? []) {
    if (part.type === 'RestElement' && part.argument?.name === name) return '…'
    const target = part.value?.type === 'AssignmentPattern' ? part.value.left : part.value
    if (target?.name === name) return part.key?.name
  }
  return undefined
}

/**
 * Refuses to spread what a request sent into an object, or to assign it to one: a client then sets every field that
 * exists there, with options and secrets among them (a captcha was verified by secrets that came with its solution). The
 * schemas of calls let unknown fields through. Fields are named instead, so that each is there on purpose.
 */
export const requestSpread: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { spread: 'A request’s fields are named, never spread: who sends it would choose the others.' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context
    const variableOf = (node: Node): Scope.Variable | null => {
      let scope: Scope.Scope | null = sourceCode.getScope(node as unknown as Parameters<typeof sourceCode.getScope>[0])
      for (; scope; scope = scope.upper) {
        const variable = scope.set.get(node.name ?? '')
        if (variable) return variable
      }
      return null
    }
    const returnsSent = (body: Node, seen: Set<unknown>): boolean => {
      if (body.type !== 'BlockStatement') return isSent(body, seen)
      let found = false
      const visit = (node: unknown) => {
        if (found || typeof node !== 'object' || node === null) return
        const { type, argument } = node as Node
        if (type === 'ReturnStatement' && argument && isSent(argument, seen)) found = true
        for (const [key, part] of Object.entries(node)) if (key !== 'parent') [part].flat().forEach(visit)
      }
      visit(body)
      return found
    }
    const comesFromRequest = (node: Node, seen: Set<unknown>): boolean => {
      const variable = variableOf(node)
      if (!variable || seen.has(variable)) return false
      seen.add(variable)
      return variable.defs.some((definition) => {
        const at = definition.node as unknown as Node
        if (definition.type === 'Variable') {
          if (!at.init || !at.id) return false
          if (at.id.type === 'Identifier') return isSent(at.init, seen)
          return SENT.test(keyOf(at.id, variable.name) ?? '') || isSent(at.init, seen)
        }
        if (definition.type !== 'Parameter') return false
        if (at.params?.some(({ type, name }) => type === 'Identifier' && name === variable.name))
          return SENT_PARAMETER.test(variable.name)
        return at.params?.some((pattern) => SENT_PARAMETER.test(keyOf(pattern, variable.name) ?? '')) ?? false
      })
    }
    const functionOf = (node: Node): Node | undefined => {
      const definition = variableOf(node)?.defs[0]
      // a parameter's node is the function that takes it
      if (definition?.type === 'Parameter') return undefined
      const at = definition?.node as unknown as Node | undefined
      const made = at?.init ?? at
      return made && /Function/.test(made.type) ? made.body : undefined
    }
    const isSent = (node: Node, seen: Set<unknown>): boolean => {
      switch (node.type) {
        case 'TSAsExpression':
        case 'TSNonNullExpression':
        case 'TSSatisfiesExpression':
        case 'ChainExpression':
          return isSent(node.expression!, seen)
        case 'AwaitExpression':
          return isSent(node.argument!, seen)
        case 'LogicalExpression':
          return isSent(node.right!, seen) || (node.operator !== '&&' && isSent(node.left!, seen))
        case 'ConditionalExpression':
          return isSent(node.consequent!, seen) || isSent(node.alternate!, seen)
        case 'MemberExpression':
          return (!node.computed && SENT.test(node.property?.name ?? '')) || isSent(node.object!, seen)
        case 'CallExpression': {
          if (isCallOf(node, 'JSON', 'parse')) return true
          const body = node.callee?.type === 'Identifier' ? functionOf(node.callee) : undefined
          // a function may call itself
          if (!body || seen.has(body)) return false
          seen.add(body)
          return returnsSent(body, seen)
        }
        case 'Identifier':
          return comesFromRequest(node, seen)
        default:
          return false
      }
    }
    const check = (node: Node) => {
      if (!isSent(node, new Set())) return
      context.report({ node: node as unknown as Rule.Node, messageId: 'spread' })
    }
    return {
      'ObjectExpression > SpreadElement': (node: unknown) => check((node as Node).argument!),
      CallExpression: (node: unknown) => {
        const call = node as Node
        if (isCallOf(call, 'Object', 'assign')) call.arguments?.slice(1).forEach(check)
      },
    }
  },
}
