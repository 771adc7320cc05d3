import { useRef } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { type SetPointOptions, type SetPoints, setPointsOf } from './set-points.js'

interface Options extends SetPointOptions {
  /** Called with `true` when the user starts to drag a set point, and with `false` at the end. */
  onHold?: ((isPressed: boolean) => void) | undefined
}

/** Returns the set points of a climate for a control. */
export function useSetPoints({ onHold, ...options }: Options): SetPoints | undefined {
  const holds = useRef(0)
  const points = setPointsOf(options, useTexts())
  const handles = points?.handles.map((point) => ({
    ...point,
    onHold(isPressed: boolean) {
      holds.current += isPressed ? 1 : -1
      onHold?.(holds.current > 0)
    }
  }))
  return points && handles && { ...points, handles }
}
