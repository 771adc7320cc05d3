import { told, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

/** Opens every variant in turn: when was its first row there? */
export async function measureFirstRow(bench, { devices, slowdown, runs }) {
  const measure = (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      const [firstRow] = await told(page, 'firstRows')
      return { 'first row (ms)': firstRow }
    })
  // The first time pays for what the browser and the server keep.
  const variants = Object.keys(VARIANTS)
  for (const variant of variants) await measure(variant)
  return alternate(variants, runs, measure)
}
