/** Spec §9 "Popup layer": the z-index of the lowest popup. */
export const firstPopupLayer = 2000

/** Spec §9 "Popup layer": further apart than this, the open popups are numbered anew. */
export const popupLayerSpread = 2500
