import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ClimateChangeEvent } from '../climate-events.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useChange } from '../../../element/hooks/use-change.js'
import { inUse } from '../rules/climate-setting.js'
import { deviceName } from '../../device/rules/device.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { openUndoWindow } from '../../../ui/feedback/undo-window.js'
import { climateText } from '../climate-text.js'
import { useUndo } from '../../../element/undo/use-undo.js'
import type { ClimateEditorPorts } from './climate-editor-ports.js'

/** What a climate editor needs, with the texts and the unit of the last render. */
export function useClimateEditorPorts(unit: TemperatureUnit): RefObject<ClimateEditorPorts> {
  const { session, controller, messages } = useElement()
  const { thermostat: texts, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const offerUndo = useUndo()
  const ports: ClimateEditorPorts = {
    session,
    change,
    delay(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    onChanged: (request) => controller.dispatch(new ClimateChangeEvent(request)),
    onFailed(device, tryAgain) {
      const action = { label: general.tryAgain, onAction: tryAgain }
      toasts.show({ variant: 'error', subject: deviceName(device), message: texts.climateFailed, action })
    },
    onUndone: (device) => toasts.show({ variant: 'success', subject: deviceName(device), message: general.undone }),
    offerUndo(device, climate, isCurrent) {
      const window = openUndoWindow()
      const message = climateText({ ...inUse(climate), mode: climate.mode }, unit, messages)
      const isUndone = offerUndo({ subject: deviceName(device), message }, { window, isLast: isCurrent })
      return { isUndone, close: window.close }
    }
  }
  const latest = useRef(ports)
  useLayoutEffect(() => {
    latest.current = ports
  })
  return latest
}
