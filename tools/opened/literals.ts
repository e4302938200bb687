import ts from 'typescript'

/** A text of a program; `*` where something is put in. */
export type Literal = { text: string; isOpened: boolean }

/** Names of what opens a page in a test, with the address as an argument or as the property `at`. */
const OPENS = /^(?:at|goto|visit|navigate|open\w*|enter\w*|render\w*|signIn\w*|toHaveURL|view\w*|start\w*)$/

const nameOf = (expression: ts.Expression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

function isOpened(node: ts.Node): boolean {
  const { parent } = node
  if (!parent || ts.isBlock(parent) || ts.isSourceFile(parent)) return false
  if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name)) return parent.name.text === 'at'
  if (ts.isCallExpression(parent)) return OPENS.test(nameOf(parent.expression))
  return isOpened(parent)
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
  return undefined
}

/** The texts in a file. */
export function literalsIn(file: string, source: string): Literal[] {
  const found: Literal[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== undefined) found.push({ text, isOpened: isOpened(node) })
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return found
}
