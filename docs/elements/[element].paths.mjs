import { generatedPages } from '../../scripts/docs/pages.mjs'

/** The pages of the elements, generated from the manifest. */
export default {
  paths: () =>
    generatedPages().map(({ path, markdown }) => ({
      params: { element: path.slice('elements/'.length) },
      content: markdown
    }))
}
