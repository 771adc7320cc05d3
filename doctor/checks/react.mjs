/** The oldest that has all that the elements use. */
const OLDEST = [19, 2]
const OLDEST_NAME = OLDEST.join('.')
const WRAPPER = /['"]latchkey\/react['"]/
const ELEMENT = /['"]latchkey\/elements\/[a-z-]+['"]/

const isOld = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

const installedTwice = (name, copies) => ({
  isError: true,
  where: 'node_modules',
  what: `${name} is installed ${copies.length} times: ${copies.join(', ')}. Components and elements need one and the same.`,
  how: `Run npm ls ${name} to see who asks for another one, and npm dedupe.`
})

const tooOld = (name, version, { path }) => ({
  isError: true,
  where: path,
  what: `latchkey/react needs React ${OLDEST_NAME}, and ${name} ${version} is installed.`,
  how: `Run npm install react@${OLDEST_NAME} react-dom@${OLDEST_NAME}, or use the tags, defined by latchkey/elements/NAME.`
})

const fetchedTwice = ({ path }) => ({
  isError: false,
  where: path,
  what: 'latchkey/elements/NAME has a React inside, and latchkey/react is used as well: a page may fetch the elements twice.',
  how: 'Use the components of latchkey/react everywhere, or the tags everywhere.'
})

/** The components of `latchkey/react` and their elements are drawn by the React of the host, of which there may be one only. */
export function checkReact({ files, copiesOf }) {
  const user = files.find(({ text }) => WRAPPER.test(text))
  if (!user) return []
  const ofReact = ['react', 'react-dom'].flatMap((name) => {
    const copies = copiesOf(name)
    if (copies.length > 1) return [installedTwice(name, copies)]
    return copies.filter(isOld).map((version) => tooOld(name, version, user))
  })
  return [...ofReact, ...files.filter(({ text }) => ELEMENT.test(text)).map(fetchedTwice)]
}
