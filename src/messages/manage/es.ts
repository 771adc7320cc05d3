import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Spanish. */
export const es = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Ajustar',
    lastHour: 'Última hora',
    noises: (count) =>
      count > 0
        ? `${counted(count, { one: '# episodio de ruido', other: '# episodios de ruido' })} en la última hora`
        : 'Ningún episodio de ruido en la última hora',
    hourAgo: 'Hace una hora',
    now: 'Ahora'
  },
  // Bulk operations.
  rejected: {
    title: 'No se ha enviado nada',
    reasons: {
      'signed-out': 'Su sesión se ha cerrado.',
      'not-allowed': 'Ya no tiene permiso.',
      'not-offered': 'Ya no está en esta lista.',
      changed: 'Otra persona lo ha cambiado entretanto.',
      late: 'Ha tardado demasiado. Inténtelo de nuevo.',
      busy: 'Todavía se está enviando otro cambio. Inténtelo de nuevo en un momento.'
    }
  },
  bulk: {
    label: 'Actuar sobre varios',
    selectAll: (count) => `Seleccionar todos (${number(count)})`,
    selected: (count) => counted(count, { one: '# seleccionado', other: '# seleccionados' }),
    clear: 'Quitar selección',
    moreActions: 'Más acciones',
    open: {
      code: (count) => `Añadir código de acceso a ${number(count)}`,
      preset: (count) => `Aplicar preajuste a ${number(count)}`,
      climate: (count) => `Fijar temperatura de ${number(count)}`,
      fan: (count) => `Ajustar ventilador de ${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: '¿Bloquear # puerta?', other: '¿Bloquear # puertas?' }),
      unlock: (count) => counted(count, { one: '¿Desbloquear # puerta?', other: '¿Desbloquear # puertas?' }),
      code: (count) => counted(count, { one: 'Añadir un código de acceso a # cerradura', other: 'Añadir un código de acceso a # cerraduras' }),
      preset: (count) => counted(count, { one: 'Aplicar un preajuste a # termostato', other: 'Aplicar un preajuste a # termostatos' }),
      climate: (count) => counted(count, { one: 'Fijar la temperatura de # termostato', other: 'Fijar la temperatura de # termostatos' }),
      fan: (count) => counted(count, { one: 'Ajustar el ventilador de # termostato', other: 'Ajustar el ventilador de # termostatos' }),
      edit: (count) => counted(count, { one: 'Editar # código de acceso', other: 'Editar # códigos de acceso' }),
      delete: (count) => counted(count, { one: '¿Eliminar # código de acceso?', other: '¿Eliminar # códigos de acceso?' })
    },
    confirm: {
      lock: (count) => `Bloquear ${number(count)}`,
      unlock: (count) => `Desbloquear ${number(count)}`,
      code: (count) => counted(count, { one: 'Añadir a # cerradura', other: 'Añadir a # cerraduras' }),
      preset: (count) => `Aplicar a ${number(count)}`,
      climate: (count) => `Fijar en ${number(count)}`,
      fan: (count) => `Ajustar en ${number(count)}`,
      delete: (count) => `Eliminar ${number(count)}`
    },
    more: (count) => `y ${number(count)} más`,
    skips: {
      lock: (count) => counted(count, { one: 'Se omitirá # cerradura', other: 'Se omitirán # cerraduras' }),
      thermostat: (count) => counted(count, { one: 'Se omitirá # termostato', other: 'Se omitirán # termostatos' }),
      'noise-sensor': (count) => counted(count, { one: 'Se omitirá # sensor de ruido', other: 'Se omitirán # sensores de ruido' }),
      code: (count) => counted(count, { one: 'Se omitirá # código de acceso', other: 'Se omitirán # códigos de acceso' })
    },
    skipsFor: (what, reason) => `${what}: ${reason}`,
    why: {
      offline: 'sin conexión',
      unable: 'no es posible',
      noMode: (name) => `sin el modo «${name}»`,
      noPreset: (name) => `sin el preajuste «${name}»`
    },
    presetOn: (name, count, total) =>
      `${name} – ${number(count)} de ${counted(total, { one: '# termostato', other: '# termostatos' })}`,
    fitsNone: 'Ninguna longitud de código sirve para todas estas cerraduras: seleccione menos.',
    notMade: 'El código no se ha añadido a esta cerradura.',
    keepOpen: 'Mantenga esta página abierta hasta que termine.',
    progress: (settled, total, failed) =>
      `${number(settled)} de ${number(total)}${failed > 0 ? `, ${number(failed)} con error` : ''}`,
    finished: (done, total, failed) =>
      `Hecho: ${number(done)} de ${number(total)}${failed > 0 ? `, ${number(failed)} con error` : ''}`,
    retry: (count) => `Reintentar ${number(count)}`,
    showDetails: 'Ver detalles',
    hideDetails: 'Ocultar detalles',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Error',
    status: {
      waiting: 'En espera',
      running: 'Enviando…',
      'still-waiting': 'Aún sin respuesta',
      done: 'Hecho',
      canceled: 'No permitido por esta página'
    },
    skipped: { 'under-way': 'Ya en curso', gone: 'Eliminado', unable: 'Omitido' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Vista',
    sort: 'Ordenar',
    group: 'Agrupar por',
    battery: 'Batería',
    problems: 'Problemas',
    all: 'Todas',
    ungrouped: 'Ninguno',
    reset: 'Restablecer',
    close: 'Cerrar',
    active: 'Filtros activos',
    remove: (filter) => `Quitar filtro: ${filter}`,
    clear: 'Quitar los filtros',
    noneLeft: 'Ningún dispositivo cumple estos filtros',
    lowBattery: (level) => `Batería por debajo del ${percent(level)}`,
    below: (level) => `Por debajo del ${percent(level)}`,
    offline: 'Sin conexión',
    issues: 'Con problemas',
    orders: {
      newest: 'Más recientes primero',
      name: 'Nombre',
      battery: 'Batería más baja primero',
      trouble: 'Problemas primero',
      kind: 'Tipo'
    },
    groupings: {
      kind: 'Tipo',
      account: 'Cuenta',
      maker: 'Fabricante',
      space: 'Espacio'
    },
    none: {
      kind: 'Otros dispositivos',
      account: 'Sin cuenta',
      maker: 'Fabricante desconocido',
      space: 'Sin espacio'
    },
    kinds: {
      lock: 'Cerraduras',
      thermostat: 'Termostatos',
      'noise-sensor': 'Sensores de ruido'
    },
    states: {
      locked: 'Bloqueada',
      unlocked: 'Desbloqueada',
      heating: 'Calentando',
      cooling: 'Enfriando',
      noisy: 'Demasiado ruido'
    }
  },
  conflict: {
    field: 'Otra persona también ha cambiado esto.',
    whole: 'Otra persona ha cambiado esto entretanto. Recargue para ver su versión. Perderá sus cambios.',
    mine: 'Lo suyo',
    theirs: 'Otro cambio',
    keepMine: 'Mantener lo mío',
    useTheirs: 'Usar el otro'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Añadir umbral',
    name: 'Nombre (opcional)',
    decibels: 'Avisar por encima de (dB)',
    score: 'Puntuación de riesgo de ruido (NRS)',
    less: (name) => `${name}: bajar`,
    more: (name) => `${name}: subir`,
    start: 'Desde',
    end: 'Hasta',
    nextDay: 'al día siguiente',
    required: 'Obligatorio',
    notANumber: 'Introduzca un número.',
    notBoth: 'Indique decibelios o una puntuación, no ambos.',
    outOfRange: (least, most) => `Introduzca un número de ${number(least)} a ${number(most)}.`,
    nameRequired: 'Un nombre se puede cambiar, pero no quitar.',
    sameTime: 'El final debe ser distinto del inicio.',
    day: 'El día de medianoche a medianoche',
    own: 'Este umbral',
    otherThresholds: 'Otros umbrales',
    overlaps: (name, level, times) => `Coincide con «${name}», que permite ${level}: ${times}`,
    neverFirst: (name, level) => `Nunca se activa: «${name}» (${level}) cubre todo este horario.`,
    created: 'Umbral de ruido creado',
    updated: 'Umbral de ruido actualizado',
    deleted: 'El umbral de ruido se está eliminando',
    confirmDelete: '¿Eliminar este umbral de ruido?',
    confirm: 'Eliminar',
    gone: 'Este umbral de ruido ya no existe.',
    failed: 'No se pudo guardar el umbral de ruido. Inténtelo de nuevo.',
    deleteFailed: 'No se pudo eliminar el umbral de ruido. Inténtelo de nuevo.',
    offline: 'Los umbrales de ruido se podrán cambiar cuando el sensor vuelva a tener conexión.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Todos los códigos',
    list: 'Lista',
    calendar: 'Calendario',
    group: 'Agrupar por',
    byPerson: 'Persona',
    byLock: 'Cerradura',
    chooseLocks: 'Elegir las cerraduras',
    searchLocks: 'Buscar cerraduras',
    noLock: 'Ninguna cerradura coincide',
    chooseOne: 'Elija al menos una cerradura.',
    proceed: 'Continuar',
    locks: (count) => counted(count, { one: '# cerradura', other: '# cerraduras' }),
    progress: (done, total) => `Comprobando códigos: ${number(done)} de ${number(total)} cerraduras`,
    failed: (count) =>
      counted(count, { one: 'No se han podido cargar los códigos de # cerradura', other: 'No se han podido cargar los códigos de # cerraduras' }),
    deleteAll: (count) => `Eliminar los ${number(count)}`,
    editAll: (count) => `Editar los ${number(count)}`,
    differ: 'Códigos distintos',
    off: (count) =>
      counted(count, { one: '# cerradura necesita otra longitud de código.', other: '# cerraduras necesitan otra longitud de código.' }),
    ownDigits: 'Estas cerraduras admiten códigos de distinta longitud: cada una conserva el suyo.',
    timesDiffer: 'Horarios distintos',
    differing: 'Distinto: cada uno conserva el suyo'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'Creados en la cerradura',
    about: 'Estos códigos se crearon en la cerradura o en la app del fabricante. Impórtelos para cambiarlos aquí.',
    loading: 'Cargando los códigos creados en la cerradura',
    none: 'No hay otros códigos',
    failed: 'No se han podido cargar los códigos creados en la cerradura',
    manage: 'Importar',
    cannot: 'Este código no se puede importar.',
    manageAll: (count) => counted(count, { other: 'Importar los #' }),
    managed: 'Código importado',
    notManaged: 'No se ha podido importar el código.'
  },
  // Sharing an access code.
  sharing: {
    share: 'Compartir',
    pass: 'Pase de invitado',
    print: 'Imprimir',
    picture: 'Código QR de este pase',
    tooLong: 'Este texto es demasiado largo para un código QR.',
    text: 'Texto para compartir',
    close: 'Cerrar',
    code: (pin) => `Código de acceso: ${pin}`,
    always: 'Válido en todo momento',
    between: (start, end) => `Válido del ${start} al ${end}`,
    from: (start) => `Válido desde el ${start}`,
    until: (end) => `Válido hasta el ${end}`
  }
})
