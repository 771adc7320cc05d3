import { parseAst } from 'rollup/parseAst'

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const children = (node) => Object.values(node).flat().filter(isNode)

const isFunction = ({ type }) => /Function/.test(type)
const isJump = (node) =>
  node?.type === 'BlockStatement' ? isJump(node.body.at(-1)) : /^(?:Break|Return|Continue|Throw)/.test(node?.type ?? '')

/** What can hold the kind of a fiber: `fiber.tag`, or a variable that it was taken into. */
const isTag = ({ type, name, property }) =>
  type === 'MemberExpression' ? property.name === 'tag' : type === 'Identifier' && /tag$/i.test(name)

function variablesOf(node) {
  if (isFunction(node)) return []
  const inside = children(node).flatMap(variablesOf)
  return node.type === 'VariableDeclarator' ? [node.id.name, ...inside] : inside
}

/** The edits that make of `code` what it is without `parts`, and the names of those that were met. */
function findEdits(code, { functions, cases, hooks, assignments }) {
  const edits = []
  const met = new Set()
  const replace = ({ start, end }, text) => edits.push({ start, end, text })
  const take = (name, has) => has && Boolean(met.add(name))

  const isOfThem = (node, ofTag) =>
    (node?.type === 'Literal' && (ofTag || typeof node.value === 'string') && take(node.value, cases.has(node.value))) ||
    (node?.type === 'Identifier' && take(node.name, cases.has(node.name)))

  const isAssignmentOut = (target) =>
    target?.type === 'MemberExpression' &&
    [target, target.object].map(({ start, end }) => code.slice(start, end)).some((name) => take(name, assignments.has(name)))

  /** Leaves out a case with what only it leads to; variables that it declares are declared for the whole function. */
  function leaveOutCase(branch, isFallenInto, body) {
    const [first] = branch.consequent
    replace({ start: branch.start, end: isFallenInto && first ? first.start : branch.end }, '')
    if (isFallenInto) return branch.consequent.forEach((statement) => visit(statement, body))
    const variables = branch.consequent.flatMap(variablesOf)
    if (variables.length > 0) edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${variables.join()};` })
  }

  function visitSwitch({ discriminant, cases: branches }, body) {
    visit(discriminant, body)
    let isFallenInto = false
    for (const branch of branches) {
      const { test, consequent } = branch
      const isOut = isOfThem(test, isTag(discriminant))
      if (isOut) leaveOutCase(branch, isFallenInto, body)
      else consequent.forEach((statement) => visit(statement, body))
      if (!isOut || isFallenInto) isFallenInto = !isJump(consequent.at(-1))
    }
  }

  function visit(node, body) {
    const { type, left, right, operator } = node
    if (type === 'FunctionDeclaration' && take(node.id.name, functions.has(node.id.name)))
      return replace(node.body, `{${functions.get(node.id.name)}}`)
    if (type === 'BinaryExpression' && /^[!=]==$/.test(operator) && (isOfThem(left, isTag(right)) || isOfThem(right, isTag(left))))
      return replace(node, String(operator === '!=='))
    if (type === 'ExpressionStatement' && isAssignmentOut(node.expression.left)) return replace(node, '')
    if (type === 'SwitchStatement') return visitSwitch(node, body)
    if (type === 'ObjectExpression' && node.properties.some(({ key }) => key?.name === 'readContext'))
      return node.properties.forEach((hook, index) => {
        if (!take(hook.key.name, hooks.has(hook.key.name))) return visit(hook, body)
        replace({ start: hook.start, end: node.properties[index + 1]?.start ?? hook.end }, '')
      })
    for (const child of children(node)) visit(child, isFunction(node) && child === node.body ? child : body)
  }

  visit(parseAst(code))
  return { edits, met }
}

/**
 * React DOM's code without some parts of it, each of which is a list entry of `react-unreached.mjs`.
 *
 * @throws {Error} if a part has something in it that the code has not.
 */
export function leaveOut(code, parts) {
  const all = (key) => parts.flatMap((part) => part[key] ?? [])
  const changed = all('patterns').reduce((before, [pattern, replacement]) => {
    const after = before.replace(pattern, replacement)
    if (after === before) throw new Error(`React DOM is not what it was: nothing matches ${pattern}.`)
    return after
  }, code)

  const functions = new Map(parts.flatMap((part) => Object.entries(part.functions ?? {})))
  const cases = new Set(all('cases'))
  const hooks = new Set(all('hooks'))
  const assignments = new Set(all('assignments'))
  const { edits, met } = findEdits(changed, { functions, cases, hooks, assignments })
  const missing = [...functions.keys(), ...cases, ...hooks, ...assignments].filter((name) => !met.has(name))
  if (missing.length > 0) throw new Error(`React DOM is not what it was: it has no ${missing.join(', ')}.`)
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), changed)
}
