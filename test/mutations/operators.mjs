import ts from '@typescript/typescript6'

const { SyntaxKind } = ts

/** Replacements of operators. */
const OPPOSITES = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*']
])

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['floor', 'ceil'],
  ['ceil', 'floor']
])

/** Returning one of these values is nearly the same as returning nothing. */
const isNothing = ({ kind, text }) =>
  kind === SyntaxKind.FalseKeyword || kind === SyntaxKind.NullKeyword || text === 'undefined'

/** Yields replacements of a node that change its behavior and still compile. */
function* replacements(node, textOf) {
  if (ts.isBinaryExpression(node)) {
    const opposite = OPPOSITES.get(node.operatorToken.kind)
    if (opposite) yield `${textOf(node.left)} ${opposite} ${textOf(node.right)}`
    if (node.operatorToken.kind === SyntaxKind.QuestionQuestionToken) yield textOf(node.left)
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    yield `!!${textOf(node.operand)}`
  if (node.kind === SyntaxKind.TrueKeyword) yield 'false'
  if (node.kind === SyntaxKind.FalseKeyword) yield 'true'
  if (ts.isConditionalExpression(node))
    yield `!(${textOf(node.condition)}) ? ${textOf(node.whenTrue)} : ${textOf(node.whenFalse)}`
  if (node.parent && ts.isIfStatement(node.parent) && node.parent.expression === node) yield 'false'
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) yield ';'
  if (ts.isReturnStatement(node) && node.expression && !isNothing(node.expression)) yield 'return'
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression
    const method = METHODS.get(name.text)
    if (method) yield `${textOf(expression)}.${method}(${node.arguments.map(textOf).join(', ')})`
  }
}

/**
 * Returns all mutations of a file.
 *
 * @returns for each: its range, its original text, its replacement, and whether it is a statement
 */
export function mutationsOf(path, source) {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.ESNext,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  )
  const textOf = (node) => node.getText(file)
  const found = []
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const text of replacements(node, textOf)) {
      const start = node.getStart(file)
      const { line } = file.getLineAndCharacterOfPosition(start)
      found.push({
        path,
        line: line + 1,
        start,
        end: node.getEnd(),
        from: textOf(node),
        to: text,
        isStatement: ts.isStatement(node)
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
