/**
 * Kinds of host by the name for `--only`. Each has its folder in `apps/`, and the way to serve its build: a folder of
 * `files`, or its own `server`, which listens on `PORT`; `path` is its page. `isRendered` means server-side rendering.
 * `guide` is its page in `docs/getting-started/`. The test command runs hosts with `isQuick`, and the guides of hosts
 * with `isAtOnce`.
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

/** Returns the hosts with these names. @throws if a name is unknown */
export const hostsNamed = (names) =>
  names.split(',').map((name) => {
    if (!HOSTS[name]) throw new Error(`There is no host ${name}: there are ${Object.keys(HOSTS).join(', ')}.`)
    return HOSTS[name]
  })

/** Returns the requested hosts, or those for the test command. */
export const chosenHosts = (canAfford) =>
  process.env.HOSTS ? hostsNamed(process.env.HOSTS) : Object.values(HOSTS).filter(canAfford)
