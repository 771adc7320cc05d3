/**
 * What of React DOM no page can reach, as nothing here renders or calls what leads to it. A minifier cannot know that:
 * what decides it is in the data. Each part says
 *
 * - `what` it is,
 * - `imports`, `tags`, `properties` and `styles`: what `src/` would have to import, render or set to reach it. A test keeps
 *   it from that: what shall be used is taken out of this list first,
 * - `cases`: the kinds of fiber that are never made then, by their number and by the type that makes them, the tags and
 *   properties that no element has, and the events that nobody listens to,
 * - `hooks`: what React calls by that name,
 * - `assignments`: what is set on an object, by the name of the object or of what is set,
 * - `functions`: what does nothing then, or what it returns at once,
 * - `patterns`: what else is decided.
 */
export const UNREACHED = [
  {
    what: 'hydration of what a server has rendered, and the events that wait for it',
    imports: ['hydrateRoot'],
    cases: [18],
    functions: {
      popTreeContext: '',
      popHydrationState: 'return false',
      upgradeHydrationErrorsToRecoverable: 'return null',
      clearIfContinuousEvent: '',
      retryIfBlockedOn: ''
    },
    patterns: [
      [/\bisHydrating = !1,\n/, ''],
      [/\bisHydrating = ![01]\b/g, '0'],
      // A parameter of the same name.
      [/\bisHydrating\n\) \{/, 'isHydratingInput\n) {'],
      [/(?<![\w$.])isHydrating(?![\w$])/g, 'false'],
      [/[\w.$]+\.isDehydrated\b/g, 'false'],
      [/[\w.$]+\.dehydrated\b/g, 'null'],
      [/if \(null !== dehydrated\$\d+\)(?=\s+return updateDehydratedSuspenseComponent)/, 'if (false)'],
      [/if \(null === blockedOn\)(?=\s+dispatchEventForPluginEventSystem)/, 'if (true)']
    ]
  },
  { what: 'StrictMode', imports: ['StrictMode'], cases: [8, 'REACT_STRICT_MODE_TYPE'] },
  { what: 'forwardRef', imports: ['forwardRef'], cases: [11, 'REACT_FORWARD_REF_TYPE'] },
  { what: 'Profiler', imports: ['Profiler'], cases: [12, 'REACT_PROFILER_TYPE'] },
  { what: 'memo', imports: ['memo'], cases: [14, 15, 'REACT_MEMO_TYPE'] },
  { what: 'SuspenseList', imports: ['SuspenseList'], cases: [19, 'REACT_SUSPENSE_LIST_TYPE'] },
  { what: 'Activity', imports: ['Activity'], cases: [31, 'REACT_ACTIVITY_TYPE'] },
  { what: 'kinds that have no name any more', cases: [23, 24, 'REACT_LEGACY_HIDDEN_TYPE'] },
  {
    what: 'what React moves to the head of a page and loads for it; an element shows nothing outside of itself',
    imports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    tags: /^(?:base|body|head|html|link|meta|noscript|script|style|template)$/,
    cases: [26, 27],
    functions: { isHostHoistableType: 'return false', getHoistableRoot: 'return null' },
    patterns: [[/ {2}D: prefetchDNS,[^}]*/, '']]
  },
  {
    what: 'view transitions, and waiting with a change until its images are loaded, which only they do',
    imports: ['ViewTransition', 'addTransitionType'],
    cases: [30, 'REACT_VIEW_TRANSITION_TYPE'],
    functions: { maySuspendCommit: 'return false' },
    patterns: [
      [/\(\w+ & 335544064\) === \w+/g, 'false'],
      [/\bisViewTransitionEligible \|\|\n\s+subtreeFlags & 8192 \|\|\n\s+16785408 === \(subtreeFlags & 16785408\)/, 'false'],
      [/(?<=^ {2})shouldStartViewTransition$/m, 'false']
    ]
  },
  {
    what: 'refs of fragments',
    properties: ['Fragment.ref'],
    assignments: ['FragmentInstance.prototype'],
    functions: { commitNewChildToFragmentInstances: '', isFragmentInstanceParent: 'return false' },
    patterns: [[/(?<=case 7:\n\s+)if \(null === current\.stateNode\)(?= \{\n\s+var fragmentInstance)/, 'if (false)']]
  },
  {
    what: 'transitions, actions of forms, and hooks that are not used',
    imports: [
      'cache',
      'requestFormReset',
      'startTransition',
      'unstable_useCacheRefresh',
      'use',
      'useActionState',
      'useDeferredValue',
      'useEffectEvent',
      'useFormStatus',
      'useOptimistic',
      'useTransition'
    ],
    properties: ['action', 'formAction'],
    hooks: [
      'use',
      'useActionState',
      'useCacheRefresh',
      'useDeferredValue',
      'useEffectEvent',
      'useFormState',
      'useHostTransitionStatus',
      'useMemoCache',
      'useOptimistic',
      'useTransition'
    ],
    assignments: ['ReactSharedInternals.S'],
    functions: {
      defaultOnDefaultTransitionIndicator: '',
      extractEvents$1: '',
      recursivelyResetForms: '',
      requestFormReset: ''
    },
    patterns: [
      [/null !== ReactSharedInternals\.T(?=\n\s+\? requestTransitionLane)/, 'false'],
      [/0 !== \([\w.]+ & 4194048\)|\((\w+) & 4194048\) === \1/g, 'false'],
      [/null !== workInProgress\.memoizedState &&(?=\s+\(\(\$\$typeof = renderWithHooks\()/, 'false &&']
    ]
  },
  {
    what: 'promises as children',
    functions: { unwrapThenable: 'throw Error(formatProdErrorMessage(31, "[object Promise]", ""))' }
  },
  {
    what: 'custom elements inside of an element',
    tags: /-/,
    functions: { isCustomElement: 'return false' }
  },
  {
    what: 'the names of the components around a failure, which nobody reads',
    imports: ['captureOwnerStack'],
    functions: { getStackByFiberInDevAndProd: 'return ""' }
  },
  {
    what: 'the element of a component, which only old code asks for',
    imports: ['findDOMNode'],
    assignments: ['ReactDOMSharedInternals.findDOMNode']
  },
  {
    what: 'HTML as text, of which there is none',
    properties: ['dangerouslySetInnerHTML'],
    cases: ['dangerouslySetInnerHTML', 'script']
  },
  {
    what: 'attributes that the DOM has under another name',
    properties: (
      'acceptCharset httpEquiv crossOrigin accentHeight alignmentBaseline arabicForm baselineShift capHeight ' +
      'clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering ' +
      'dominantBaseline enableBackground fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust ' +
      'fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical ' +
      'horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType ' +
      'overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor ' +
      'stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeMiterlimit ' +
      'strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition ' +
      'underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical ' +
      'vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xmlnsXlink xHeight'
    ).split(' '),
    patterns: [
      [
        /\["acceptCharset", "accept-charset"\][^;]*\["xHeight", "x-height"\]/,
        '["htmlFor", "for"], ["fillOpacity", "fill-opacity"], ' +
          '["strokeLinecap", "stroke-linecap"], ["strokeLinejoin", "stroke-linejoin"]'
      ]
    ]
  },
  {
    what: 'styles that are numbers without a unit, but those two that are set here',
    styles: (
      'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns flex ' +
      'flexShrink gridArea gridRow gridRowEnd gridRowStart gridColumn gridColumnEnd gridColumnStart fontWeight lineClamp ' +
      'lineHeight order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray ' +
      'strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth'
    ).split(' '),
    patterns: [[/"animationIterationCount [^"]*"/, '"flexGrow opacity"']]
  },
  {
    what: 'events of sound and films, of dragging, touching and all else that nobody listens to',
    tags: /^(?:audio|video)$/,
    properties: (
      'onAbort onAuxClick onCanPlay onCanPlayThrough onContextMenu onCopy onCut onDrag onDragEnd onDragEnter ' +
      'onDragExit onDragLeave onDragOver onDragStart onDrop onDurationChange onEmptied onEncrypted onEnded ' +
      'onFullscreenChange onFullscreenError onGotPointerCapture onInput onInvalid onKeyPress onKeyUp onLoadedData ' +
      'onLoadedMetadata onLoadStart onMouseDown onMouseMove onMouseOut onMouseOver onMouseUp onPaste onPause ' +
      'onPlay onPlaying onPointerOut onPointerOver onProgress onRateChange onReset onResize onSeeked onSeeking ' +
      'onStalled onSuspend onTimeUpdate onTouchCancel onTouchEnd onTouchStart onVolumeChange onTouchMove ' +
      'onWaiting onWheel onScrollEnd'
    ).split(' '),
    cases: (
      'auxclick contextmenu copy cut drag dragend dragenter dragexit dragleave dragover dragstart drop ' +
      'fullscreenchange fullscreenerror invalid paste pause play ratechange scrollend seeked touchcancel touchend ' +
      'touchmove touchstart volumechange wheel'
    ).split(' '),
    patterns: [
      [/"abort auxClick [\w ]+"/, '"beforeToggle cancel click close error keyDown load lostPointerCapture pointerCancel pointerDown pointerMove pointerUp scroll submit toggle"'],
      [/simpleEventPluginEvents\.push\("scrollEnd"\);/, ''],
      [/"abort canplay [\w ]+"/, '"error"']
    ]
  },
  {
    what: 'what is selected, and what an input method composes, of which a field tells by its changes alone',
    properties: ['onSelect', 'onBeforeInput', 'onCompositionStart', 'onCompositionUpdate', 'onCompositionEnd'],
    patterns: [
      [/registerTwoPhaseEvent\(\s+"onSelect",[^]*?(?=var mediaEventTypes)/, ''],
      [/handleEventFunc = targetInst \? [^;]+;\s+switch \(domEventName\) \{[^]*?(?=extractEvents\$1\(\s+dispatchQueue)/, '']
    ]
  },
  {
    what: 'the ends of animations, double clicks, and a mouse that enters: pointers do, of whatever kind',
    properties: (
      'onAnimationStart onAnimationIteration onAnimationEnd onTransitionRun onTransitionStart onTransitionCancel ' +
      'onTransitionEnd onDoubleClick onMouseEnter onMouseLeave'
    ).split(' '),
    cases: ['ANIMATION_START', 'ANIMATION_ITERATION', 'ANIMATION_END', 'TRANSITION_END', 'dblclick', 'mouseover', 'mouseout'],
    patterns: [
      [/registerSimpleEvent\((?:ANIMATION_|TRANSITION_|"dblclick")[^;]+;/g, ''],
      [/registerDirectEvent\("onMouse[^;]+;/g, '']
    ]
  },
  {
    what: 'the kinds of all those events',
    patterns: [
      [
        /\b(?:Animation|Clipboard|Composition|Drag|Touch|Transition|Wheel)EventInterface = assign\([^]*?createSyntheticEvent\(\w+\),/g,
        ''
      ]
    ]
  },
  {
    what: 'browsers that know a key by its number, or by an old name',
    patterns: [
      [/normalizeKey\[nativeEvent\.key\] \|\| /, ''],
      [/translateToKey\[nativeEvent\.keyCode\] \|\| /, '']
    ]
  },
  {
    what: 'browsers that do not know the event "input", or know events of animations by a name of their own',
    functions: { getVendorPrefixedEventName: 'return eventName' },
    patterns: [
      [/if \(isInputEventSupported\)/, 'if (true)'],
      [/canUseDOM &&(?=\n\s+\(\(style = document\.createElement)/, 'false &&']
    ]
  }
]
