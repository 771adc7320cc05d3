import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = 'src/messages'
const VIRTUAL = 'virtual:messages'

const LANGUAGES = readdirSync(`${FOLDER}/overview`).map((file) => file.replace('.ts', ''))

/** Returns the languages that are loaded on demand: all except English. */
const loadedLanguages = () => LANGUAGES.filter((language) => language !== 'en')

/** Returns the names of the language files: `de` has the messages of every element, `features/de` those of features. */
export const languages = () => ['', 'features/'].flatMap((part) => loadedLanguages().map((language) => part + language))

/** Returns the id of the module of a language file. */
export const languageModule = (name) => `${VIRTUAL}/${name}`

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
const constantCase = (name) => name.replaceAll('-', '_').toUpperCase()

/** Returns `true` if a folder has the messages of a feature. */
function isFeature(folder) {
  const path = `${FOLDER}/${folder}/en.ts`
  return existsSync(path) && readFileSync(path, 'utf8').includes(' = defineMessages(')
}

/** Returns code that creates the texts of all features in a language. */
function featuresIn(language) {
  const folders = readdirSync(FOLDER).filter(isFeature)
  const isEnglish = language === 'en'
  const imports = folders.map((folder) => {
    const path = JSON.stringify(resolve(FOLDER, folder, `${language}.ts`))
    return `import { ${isEnglish ? constantCase(folder) : language} as ${camelCase(folder)} } from ${path}`
  })
  const texts = folders.map(camelCase).map((name) => `${name}: ${name}${isEnglish ? '.en' : ''}(formats)`)
  return [...imports, `export const texts = (formats) => ({ ${texts.join(', ')} })`].join('\n')
}

/** Returns code that loads a part of the messages, by language. */
const loaders = (part) =>
  loadedLanguages()
    .map((language) => `${language}: () => import('${languageModule(part + language)}').then(({ texts }) => texts)`)
    .join(', ')

/** Returns the code of a virtual module. */
function codeOf(id) {
  if (id === VIRTUAL)
    return `export const CORE = { ${loaders('')} }\nexport const FEATURES = { ${loaders('features/')} }`
  const name = id.slice(VIRTUAL.length + 1)
  if (name.startsWith('features/')) return featuresIn(name.slice('features/'.length))
  return `export { ${name} as texts } from ${JSON.stringify(resolve(FOLDER, `${name}.ts`))}`
}

/** Lets Rollup and Vite import the messages, which are found by folder and language. */
export const rollupMessages = () => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${VIRTUAL}`) ? codeOf(id.slice(1)) : null)
})

/** Lets esbuild import the messages. */
export const esbuildMessages = () => ({
  name: 'messages',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${VIRTUAL}`) }, ({ path }) => ({ path, namespace: 'messages' }))
    build.onLoad({ filter: /./, namespace: 'messages' }, ({ path }) => ({
      contents: codeOf(path),
      resolveDir: process.cwd()
    }))
  }
})
