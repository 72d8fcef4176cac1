interface ForeignChanges {
  /** Reverts the changes, so that React finds its own markup. */
  undo: () => void;
  /** Adds the removed elements again, except those with text: a translator may have made them from text of the page. */
  putBack: () => void;
  hasRemaining: () => boolean;
}

/**
 * Watches changes that others make to the page: extensions and password managers add elements beside fields, and
 * translators replace text.
 * @param elements number of elements that the server sent
 */
export function watchForeignChanges(root: Element, elements?: number): ForeignChanges {
  let hasUnreverted = elements !== undefined && root.getElementsByTagName('*').length !== elements;
  let kept: MutationRecord[] | undefined = [];
  const added: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    if (kept) kept.push(...records);
    else if (records.some(isForeign)) {
      hasUnreverted = true;
      observer.disconnect();
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return {
    undo() {
      const focused = document.activeElement;
      const records = [...(kept ?? []), ...observer.takeRecords()].reverse();
      for (const record of records) {
        const { target, addedNodes, removedNodes, nextSibling, oldValue } = record;
        if (oldValue !== null) target.nodeValue = oldValue;
        for (const node of addedNodes) node.parentNode?.removeChild(node);
        for (const node of removedNodes) target.insertBefore(node, nextSibling);
        if (removedNodes.length === 0) added.unshift(record);
      }
      // The field was moved back out of an element that was put around it.
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
      observer.takeRecords();
      kept = undefined;
    },
    putBack() {
      for (const { target, addedNodes, nextSibling } of added)
        for (const node of addedNodes)
          if (node instanceof Element && !node.isConnected && node.textContent === '')
            target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      added.length = 0;
    },
    hasRemaining: () => hasUnreverted,
  };
}

/** React marks all elements and texts before it adds them. */
function isForeign({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some((node) => !Object.keys(node).some((key) => key.startsWith('__react')));
}
