import { dirname, relative, resolve } from 'node:path'

/**
 * What rollup is told of source maps: they hold the sources, and name each by where it is from the folder in which the
 * map is published, wherever it is built.
 *
 * @param built the folder that is built, which takes the place of `dist/`.
 */
export const sourceMaps = (built) => ({
  sourcemap: true,
  sourcemapPathTransform(source, map) {
    const published = resolve('dist', relative(resolve(built), map))
    return relative(dirname(published), resolve(dirname(map), source)).replaceAll('\\', '/')
  }
})
