/** The oldest version with all APIs that the elements use. */
const MINIMUM = [19, 2]
const MINIMUM_NAME = MINIMUM.join('.')
const WRAPPER = /['"]latchkey\/react['"]/
const ELEMENT = /['"]latchkey\/elements\/[a-z-]+['"]/

const isOutdated = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])
}

const installedTwice = (name, copies) => ({
  isError: true,
  location: 'node_modules',
  problem: `${name} is installed ${copies.length} times: ${copies.join(', ')}. Hooks fail if components and elements use different copies.`,
  fix: `Run npm dedupe, or npm ls ${name} to find the packages that need another version.`
})

const outdated = (name, version, { path }) => ({
  isError: true,
  location: path,
  problem: `latchkey/react needs React ${MINIMUM_NAME} or later, but ${name} ${version} is installed.`,
  fix: `Run npm install react@${MINIMUM_NAME} react-dom@${MINIMUM_NAME}, or use the tags with latchkey/elements/NAME.`
})

const loadedTwice = ({ path }) => ({
  isError: false,
  location: path,
  problem:
    'latchkey/react and latchkey/elements/NAME are both used. The latter includes its own React, so pages may load the elements twice.',
  fix: 'Use either the components of latchkey/react or the tags everywhere.'
})

/** Elements of `latchkey/react` render with the React of the host, so there must be only one copy. */
export function checkReact({ files, copiesOf }) {
  const importer = files.find(({ text }) => WRAPPER.test(text))
  if (!importer) return []
  const findings = ['react', 'react-dom'].flatMap((name) => {
    const copies = copiesOf(name)
    if (copies.length > 1) return [installedTwice(name, copies)]
    return copies.filter(isOutdated).map((version) => outdated(name, version, importer))
  })
  return [...findings, ...files.filter(({ text }) => ELEMENT.test(text)).map(loadedTwice)]
}
