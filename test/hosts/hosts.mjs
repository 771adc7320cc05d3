/**
 * The kinds of host, by the names that `--only` takes. Each has the folder in `apps/` in which it stands and how what was
 * built of it is served: the folder of its `files`, or by its own `server`, which listens on `PORT`; `path` is its page.
 * `isRendered` says that its server renders the page, `isQuick` that the test command can afford it.
 */
export const HOSTS = {
  'html-all': { title: 'HTML with all.js', app: 'html', path: '/all.html', isQuick: true },
  'html-autoload': { title: 'HTML with autoload.js', app: 'html', path: '/autoload.html', isQuick: true },
  react: { title: 'React', app: 'react', files: 'dist', isQuick: true },
  vue: { title: 'Vue', app: 'vue', files: 'dist' },
  svelte: { title: 'Svelte', app: 'svelte', files: 'dist' }
}

/** The hosts of these names; without names those that the test command can afford. @throws where there is no such host. */
export function chosenHosts(names) {
  if (!names) return Object.values(HOSTS).filter(({ isQuick }) => isQuick)
  return names.split(',').map((name) => {
    if (!HOSTS[name]) throw new Error(`There is no host ${name}: there are ${Object.keys(HOSTS).join(', ')}.`)
    return HOSTS[name]
  })
}
