throw new Error('a file that throws');
