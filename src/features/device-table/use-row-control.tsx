import { type ReactNode, useMemo } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { createAsyncModule } from '../../element/loading/async-module.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import { useAsyncModule } from '../../element/custom-element/use-async-module.js'
import type { Device } from '../../core/resources/resources.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { RowAction } from '../../ui/list/row-action.js'

const rowControl = createAsyncModule(() => import('./row-actions/row-control.js').then(({ RowControl }) => RowControl))

/** Returns the controls of the rows, if enabled. Their space is reserved while they load. */
export function useRowControl(
  isEnabled: boolean,
  unit: TemperatureUnit
): ((device: Device, tabIndex: 0 | -1) => ReactNode) | undefined {
  const { controller } = useElement()
  const { loaded } = useAsyncModule(rowControl, undefined, { isEnabled, controller })
  // With its texts, so that all rows render together.
  const Control = useTextsReady(isEnabled) ? loaded : undefined
  return useMemo(() => {
    if (!isEnabled) return undefined
    return (device, tabIndex) => <RowAction isWide>{Control && <Control {...{ device, unit, tabIndex }} />}</RowAction>
  }, [isEnabled, unit, Control])
}
