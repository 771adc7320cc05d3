import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Device } from '../../core/resources/resources.js'
import { useActionPorts } from '../../element/actions/use-action.js'
import { pageEnvironment } from '../../element/dom/page-environment.js'
import { useLatest } from '../../ui/use-latest.js'
import { type ClimateEditor, createClimateEditor } from './climate-editor.js'
import { type ClimateState, shownClimate } from './climate-state.js'
import type { Climate } from './rules/climate.js'
import type { TemperatureUnit } from './rules/temperature.js'

export interface ClimateControl {
  /** Climate set by the user until it is confirmed or rolled back, else the device's setting. */
  readonly climate: Climate
  readonly state: ClimateState['status']
  /** Sets a climate. It is sent after the debounce time. */
  set: ClimateEditor['set']
  hold(isPressed: boolean): void
  /** Key of the preset that is being turned on. */
  readonly activating: string | undefined
  activate: ClimateEditor['activate']
}

/** Edits the climate of a thermostat. A pending change is sent when the user leaves the screen or the page. */
export function useClimateControl(device: Device, unit: TemperatureUnit): ClimateControl {
  const { device_id } = device
  const ports = useLatest({ ...useActionPorts(), unit })
  const editor = useMemo(() => createClimateEditor(device_id, () => ports.current), [device_id, ports])
  const state = useStore(editor.store)
  const climate = shownClimate(device, state)
  useEffect(() => {
    const stop = pageEnvironment().onLeave((isGone) => (isGone ? editor.flush() : editor.send()))
    return () => {
      stop()
      editor.end()
    }
  }, [editor])
  return {
    climate,
    state: state.status,
    set: editor.set,
    hold: (isPressed) => editor.hold(isPressed ? climate : undefined),
    activating: state.activating,
    activate: editor.activate
  }
}
