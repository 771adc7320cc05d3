const installedTwice = (copies) => ({
  isError: true,
  location: 'node_modules',
  problem: `latchkey is installed ${copies.length} times: ${copies.join(', ')}. The copy that loads first defines the elements.`,
  fix: 'Run npm dedupe, or npm ls latchkey to find the packages that need another version.'
})

const notUsed = {
  isError: true,
  location: 'package.json',
  problem: 'latchkey is neither a dependency nor loaded from a CDN, so there is nothing to check.',
  fix: 'Run npm install latchkey in this folder, or pass the folder of your project.'
}

const notInstalled = {
  isError: true,
  location: 'node_modules',
  problem: 'latchkey is a dependency, but it is not installed.',
  fix: 'Run npm install.'
}

const conflictingTag = ({ path, version }, otherVersion) => ({
  isError: true,
  location: path,
  problem: `a script loads latchkey ${version} from a CDN, but the project also uses ${otherVersion}. The version that loads first defines the elements.`,
  fix: 'Use only one of them, or the same version of both.'
})

/** Elements are defined once per page, and different versions don't share sessions. */
export function checkVersions({ dependsOn, copiesOf, cdnTags }) {
  const installed = copiesOf('latchkey')
  if (!dependsOn('latchkey') && installed.length === 0 && cdnTags.length === 0) return [notUsed]
  const [mainVersion = cdnTags.find(({ version }) => version)?.version] = installed
  const conflictingTags = cdnTags.filter(({ version }) => version && version !== mainVersion)
  return [
    ...(dependsOn('latchkey') && installed.length === 0 ? [notInstalled] : []),
    ...(installed.length > 1 ? [installedTwice(installed)] : []),
    ...conflictingTags.map((tag) => conflictingTag(tag, mainVersion))
  ]
}
