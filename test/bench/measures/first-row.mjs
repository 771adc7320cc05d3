import { told, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

/** Opens every variant in turn: when is its first row there, and when does it say that it has all? */
export const measureFirstRow = (bench, { variants, devices, slowdown, runs, onlyFirst = false }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      const [firstRow] = await told(page, 'firstRows')
      if (onlyFirst || !VARIANTS[variant].isTable) return { 'first row (ms)': firstRow }
      return { 'first row (ms)': firstRow, 'all rows (ms)': await told(page, 'allRows') }
    })
  )
