import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = 'src/messages'
const VIRTUAL = 'virtual:messages/'

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** Returns the names of the folders with texts of features. */
export const featureFolders = () => foldersIn(FOLDER).filter((name) => name !== 'core')

const LANGUAGES = readdirSync(`${FOLDER}/core/general`).map((file) => file.replace('.ts', ''))

/** Languages that are loaded on demand: all except English. */
const LOADED_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')

/** Returns the names of the language files: `de` has the texts of every element, `features/de` those of features. */
export const languages = () => ['', 'features/'].flatMap((part) => LOADED_LANGUAGES.map((language) => part + language))

/** Returns the id of the module of a language file. */
export const languageModule = (name) => VIRTUAL + (name.includes('/') ? name : `core/${name}`)

/** Returns the name of a variable for a file or folder. */
export const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
/** Returns the name of the constant with the English texts of a feature. */
export const constantCase = (name) => name.replaceAll('-', '_').toUpperCase()

/** Returns code that creates texts from one file per folder. */
function creationOf(folder, names, language, nameOf, textsOf) {
  const imports = names.map((name) => {
    const path = JSON.stringify(resolve(FOLDER, folder, name, `${language}.ts`))
    return `import { ${nameOf(name)} as ${camelCase(name)} } from ${path}`
  })
  const texts = names.map((name) => textsOf(camelCase(name)))
  return [...imports, `export const texts = (formats) => ({ ${texts.join(', ')} })`].join('\n')
}

/** Returns code that creates the texts of every element, or of all features, in a language. */
function textsIn(part, language) {
  if (part === 'core')
    return creationOf(
      'core',
      foldersIn(`${FOLDER}/core`),
      language,
      () => language,
      (name) => `...${name}(formats)`
    )
  const isEnglish = language === 'en'
  return creationOf(
    '',
    featureFolders(),
    language,
    (name) => (isEnglish ? constantCase(name) : language),
    (name) => `${name}: ${name}${isEnglish ? '.en' : ''}(formats)`
  )
}

/** Returns code that loads the texts of a part by language. */
const loadersOf = (part) =>
  `export const LOADERS = { ${LOADED_LANGUAGES.map((language) => `${language}: () => import('${VIRTUAL}${part}/${language}')`).join(', ')} }`

/** Returns the code of a virtual module. */
function codeOf(id) {
  const [part, language] = id.slice(VIRTUAL.length).split('/')
  return language ? textsIn(part, language) : loadersOf(part)
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
