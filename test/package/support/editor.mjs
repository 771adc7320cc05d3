import { fileURLToPath } from 'node:url'
import ts from '@typescript/typescript6'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FILE = `${ROOT}test/program.ts`
const CURSOR = '‸'

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  types: []
}

/** Files are parsed once for all programs. */
const READ = ts.createDocumentRegistry()

/**
 * Opens a program in the language service. Each `‸` is a cursor.
 *
 * @param modules imported files by name
 */
export function openInEditor(program, modules) {
  const [first, ...rest] = program.split(CURSOR)
  let end = first.length
  const cursors = rest.map((text) => {
    const cursor = end
    end += text.length
    return cursor
  })
  const text = [first, ...rest].join('')
  const read = (file) => (file === FILE ? text : ts.sys.readFile(file))
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [file]]))
  const host = {
    getCompilationSettings: () => ({ ...OPTIONS, paths }),
    getScriptFileNames: () => [FILE],
    getScriptVersion: (file) => (file === FILE ? text : '1'),
    getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(read(file)),
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: read,
    directoryExists: ts.sys.directoryExists
  }
  const service = ts.createLanguageService(host, READ)
  return {
    /** Returns the hover text at a cursor: the type and the description. */
    hover(index) {
      const { displayParts, documentation } = service.getQuickInfoAtPosition(FILE, cursors[index])
      return { type: ts.displayPartsToString(displayParts), sentence: ts.displayPartsToString(documentation) }
    },
    /** Returns the completions at a cursor. */
    completions: (index) => service.getCompletionsAtPosition(FILE, cursors[index], {}).entries.map(({ name }) => name),
    /** Returns the description of a completion. */
    completion(index, name) {
      const { documentation } = service.getCompletionEntryDetails(
        FILE,
        cursors[index],
        name,
        {},
        undefined,
        {},
        undefined
      )
      return ts.displayPartsToString(documentation)
    },
    complaints: () =>
      service.getSemanticDiagnostics(FILE).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
}
