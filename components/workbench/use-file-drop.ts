import { useEffect } from 'react';

/** Takes files and folders that are dropped anywhere on the page; what is dropped can be read only while the event lasts. */
export function useFileDrop(onDrop: (items: DataTransferItemList) => void) {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onDrop(event.dataTransfer.items);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [onDrop]);
}
