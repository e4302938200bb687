import ts from 'typescript'

/**
 * The text of an expression that is the same in every run: literals, templates, sums, and constants of the same file
 * that are made of these. Undefined for any other.
 */
export function constantText(node: ts.Expression, file: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isParenthesizedExpression(node)) return constantText(node.expression, file)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([node.left, node.right].map((part) => constantText(part, file)))
  if (ts.isTemplateExpression(node))
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [constantText(expression, file), literal.text]),
    ])
  const constant = ts.isIdentifier(node) ? constantOf(node.text, file) : undefined
  return constant && constantText(constant, file)
}

const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join('')

/** What a `const` at the top of the file is set to. */
function constantOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue
    const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name)
    if (found) return found.initializer
  }
  return undefined
}
