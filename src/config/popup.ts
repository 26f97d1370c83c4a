/** Spec §9 "Popup layer": the z-index of the lowest popup. */
export const firstPopupLayer = 2000

/** Spec §9 "Popup layer": when open popups are further apart than this, they are renumbered. */
export const popupLayerSpread = 2500
