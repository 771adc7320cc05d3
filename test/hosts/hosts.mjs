/**
 * The kinds of host, by the names that `--only` takes. Each has the folder in `apps/` in which it stands and how what was
 * built of it is served: the folder of its `files`, or by its own `server`, which listens on `PORT`; `path` is its page.
 * `isRendered` says that its server renders the page; `guide` is its page in `docs/getting-started/`. The test command
 * tries those that are `isQuick`, and the first steps of those that are `isAtOnce`.
 */
export const HOSTS = {
  'html-all': {
    title: 'HTML with all.js',
    app: 'html',
    path: '/all.html',
    guide: 'html',
    isQuick: true,
    isAtOnce: true
  },
  'html-autoload': { title: 'HTML with autoload.js', app: 'html', path: '/autoload.html' },
  react: { title: 'React', app: 'react', files: 'dist', guide: 'react', isQuick: true },
  next: { title: 'Next', app: 'next', server: 'npm start', isRendered: true, guide: 'next' },
  vue: { title: 'Vue', app: 'vue', files: 'dist', guide: 'vue' },
  nuxt: { title: 'Nuxt', app: 'nuxt', server: 'npm start', isRendered: true },
  angular: { title: 'Angular', app: 'angular', files: 'dist/browser', guide: 'angular' },
  svelte: { title: 'Svelte', app: 'svelte', files: 'dist', guide: 'svelte' }
}

/** The hosts of these names. @throws where there is no such host. */
export const hostsNamed = (names) =>
  names.split(',').map((name) => {
    if (!HOSTS[name]) throw new Error(`There is no host ${name}: there are ${Object.keys(HOSTS).join(', ')}.`)
    return HOSTS[name]
  })

/** The hosts that are asked for, else those that the test command can afford. */
export const chosenHosts = (canAfford) =>
  process.env.HOSTS ? hostsNamed(process.env.HOSTS) : Object.values(HOSTS).filter(canAfford)
