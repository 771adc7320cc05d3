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

/** Removes the numbers that the declaration bundler appends to clashing names. */
const asInTheSource = (text) => text.replaceAll(/\$\d+/g, '')

/**
 * Reads the exported types of the package as a host reads them: names of string unions, functions and event details are
 * replaced by their definitions.
 *
 * @param file path of the declarations of the main entry.
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

  /** Returns the definition of a string union or a function type. */
  function expanded(type) {
    const known = membersOf(type).filter((member) => !isUndefined(member))
    const mayBeUndefined = known.length < membersOf(type).length
    const [single, ...rest] = known
    const [signature] = single && rest.length === 0 ? single.getCallSignatures() : []
    if (signature) {
      const arrow = checker.signatureToString(signature, undefined, FORMAT | TypeFormatFlags.WriteArrowStyleSignature)
      return asInTheSource(mayBeUndefined ? `(${arrow}) | undefined` : arrow)
    }
    if (known.length === 0 || !known.every(isLiteral)) return undefined
    const parts = known.map((part) => checker.typeToString(part, undefined, FORMAT))
    return (mayBeUndefined ? [...parts, 'undefined'] : parts).join(' | ')
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

  const eventMap = declared('LatchkeyEventMap')

  return {
    /** Returns the type of a class property, expanded if it is a string union or a function. */
    property: (className, name) => expanded(checker.getTypeOfSymbol(declared(className).getProperty(name))),
    eventNames: eventMap.getProperties().map(({ name }) => name),
    /** Returns the description of an event. */
    eventText(name) {
      const [text] = eventMap.getProperty(name).getDocumentationComment(checker)
      return text?.text.replaceAll('\n', ' ') ?? ''
    },
    /** Returns the type of an event with its detail, and its class. */
    event(name) {
      const type = checker.getTypeOfSymbol(eventMap.getProperty(name))
      const detail = checker.getTypeOfSymbol(type.getProperty('detail'))
      const text = `CustomEvent<${membersOf(detail).map(fields).join(' | ')}>`
      return { text, references: [{ name: type.symbol.name, package: 'latchkey' }] }
    }
  }
}
