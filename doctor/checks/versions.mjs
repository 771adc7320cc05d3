const installedTwice = (copies) => ({
  isError: true,
  where: 'node_modules',
  what: `latchkey is installed ${copies.length} times: ${copies.join(', ')}. The first that a page loads defines the elements.`,
  how: 'Run npm dedupe, or npm ls latchkey to see who asks for another one.'
})

const absent = {
  isError: true,
  where: 'package.json',
  what: 'latchkey is neither a dependency nor loaded from a CDN by any page.',
  how: 'Run npm install latchkey in this folder, or name the folder of the project.'
}

const notInstalled = {
  isError: true,
  where: 'node_modules',
  what: 'latchkey is a dependency that is not installed.',
  how: 'Run npm install.'
}

const ofTheTag = ({ path, version }, other) => ({
  isError: true,
  where: path,
  what: `a script loads latchkey ${version} from a CDN, and ${other} is there as well. The first that a page loads defines the elements.`,
  how: 'Load one of them only, or both in the same version.'
})

/** One page has one version: elements are defined once, and two versions share no session. */
export function checkVersions({ dependsOn, copiesOf, cdnTags }) {
  const installed = copiesOf('latchkey')
  if (!dependsOn('latchkey') && installed.length === 0 && cdnTags.length === 0) return [absent]
  const [first = cdnTags.find(({ version }) => version)?.version] = installed
  const others = cdnTags.filter(({ version }) => version && version !== first)
  return [
    ...(dependsOn('latchkey') && installed.length === 0 ? [notInstalled] : []),
    ...(installed.length > 1 ? [installedTwice(installed)] : []),
    ...others.map((tag) => ofTheTag(tag, first))
  ]
}
