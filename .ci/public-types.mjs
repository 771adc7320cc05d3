import { resolve } from 'node:path'
import typescript from '@typescript/typescript6'

const { SymbolFlags, TypeFlags, TypeFormatFlags } = typescript

const FORMAT = TypeFormatFlags.NoTruncation | TypeFormatFlags.UseSingleQuotesForStringLiteralType
const OPTIONS = {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: typescript.ModuleKind.NodeNext,
  strict: true,
  types: [],
  noEmit: true
}

const membersOf = (type) => (type.isUnion() ? type.types : [type])
const isLiteral = ({ flags }) => (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) !== 0
const isUndefined = ({ flags }) => (flags & TypeFlags.Undefined) !== 0
const isOptional = ({ flags }) => (flags & SymbolFlags.Optional) !== 0

/** Where declarations are bundled, what has the name of something else is numbered. */
const asInTheSource = (text) => text.replaceAll(/\$\d+/g, '')

/**
 * The types of what the package exports, as a host reads them: in place of a name for a choice of words, for a function
 * or for the detail of an event stands what it is.
 *
 * @param file the declarations of the main entry.
 */
export function publicTypes(file) {
  const program = typescript.createProgram([resolve(file)], OPTIONS)
  const checker = program.getTypeChecker()
  const entry = checker.getSymbolAtLocation(program.getSourceFile(resolve(file)))
  const exported = new Map(checker.getExportsOfModule(entry).map((symbol) => [symbol.name, symbol]))

  function declared(name) {
    const symbol = exported.get(name)
    const isAlias = (symbol.flags & SymbolFlags.Alias) !== 0
    return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol)
  }

  /** What stands in place of the name of a choice of words, or of a function. */
  function expanded(type) {
    const known = membersOf(type).filter((member) => !isUndefined(member))
    const mayBeUndefined = known.length < membersOf(type).length
    const [only, ...others] = known
    const [signature] = only && others.length === 0 ? only.getCallSignatures() : []
    if (signature) {
      const arrow = checker.signatureToString(signature, undefined, FORMAT | TypeFormatFlags.WriteArrowStyleSignature)
      return asInTheSource(mayBeUndefined ? `(${arrow}) | undefined` : arrow)
    }
    if (known.length === 0 || !known.every(isLiteral)) return undefined
    const words = known.map((word) => checker.typeToString(word, undefined, FORMAT))
    return (mayBeUndefined ? [...words, 'undefined'] : words).join(' | ')
  }

  const text = (type) => expanded(type) ?? asInTheSource(checker.typeToString(type, undefined, FORMAT))

  function field(symbol) {
    const written = text(checker.getTypeOfSymbol(symbol))
    return isOptional(symbol)
      ? `${symbol.name}?: ${written.replace(/ \| undefined$/, '')}`
      : `${symbol.name}: ${written}`
  }

  const fields = (type) => {
    const properties = type.getProperties()
    return properties.length > 0 ? `{ ${properties.map(field).join('; ')} }` : text(type)
  }

  return {
    /** What the type of a property of a class is, where it is a choice of words or a function. */
    property: (className, name) => expanded(checker.getTypeOfSymbol(declared(className).getProperty(name))),
    /** What an event is, by the name of its class, with what is in its detail. */
    event(className) {
      const detail = checker.getTypeOfSymbol(declared(className).getProperty('detail'))
      return `CustomEvent<${membersOf(detail).map(fields).join(' | ')}>`
    }
  }
}
